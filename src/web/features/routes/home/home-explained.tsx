import { HomeHonesty, type HomeHonestyProps } from "./home-honesty.tsx";
import { HomeSteps } from "./home-steps.tsx";

/** How the site works, and what it rests on. */
export function HomeExplained({ counts }: HomeHonestyProps) {
  return (
    <>
      <HomeSteps />
      <HomeHonesty counts={counts} />
    </>
  );
}
