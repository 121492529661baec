import type { ReactNode } from "react";
import { useTranslations } from "use-intl";

import type { HeroGeometry, HeroLabel } from "#web/components/profile/hero-profile.ts";
import { textWidth } from "#web/ui/text/text-width.ts";

interface HomeHeroProps {
  /** Profile of the way to Santiago. */
  hills: ReactNode;
  /** The form that starts a plan. */
  children: ReactNode;
}

/** Top of the home page: introduction, profile of the way to Santiago, and the form that starts a plan. */
export function HomeHero({ hills, children }: HomeHeroProps) {
  const t = useTranslations("home.hero");
  return (
    <section className="relative -mt-(--header-height) overflow-x-clip bg-linear-to-b from-bg via-hill-0 via-58% to-hill-1 pt-(--header-height)">
      <div className="page-width relative z-10 pt-4 md:pt-12">
        <h1 className="max-w-[22ch] text-3xl font-bold tracking-tight max-md:text-[2rem] max-md:leading-tight">
          {t("line1")} <em className="block font-bold md:whitespace-nowrap">{t("line2")}</em>
        </h1>
        <p className="mt-2 max-w-[46ch] text-ink-2 md:mt-4.5 md:text-lg">{t("lead")}</p>
      </div>
      {hills}
      <div className="relative -mt-px bg-hill-4 pb-9 md:pt-2">
        <div className="page-width">{children}</div>
      </div>
    </section>
  );
}

/** The picture is cropped in height above the sun and below the lowest ground. */
const top = 0.2;
const bottom = 0.77;

interface HeroHillsProps {
  /** `null` if no elevation is known: only the sky is shown. */
  picture: HeroGeometry | null;
  routeName: string;
}

/** Minimum width: small screens show its last part, the mountains of Galicia and Santiago. */
export function HeroHills({ picture, routeName }: HeroHillsProps) {
  const t = useTranslations("home.hero");
  if (!picture) return null;
  const { width, height, hills, way, sun, labels } = picture;
  const [far, middle, near] = hills;
  return (
    <div className="-mt-6 flex justify-end md:-mt-10">
      <svg
        viewBox={`0 ${top * height} ${width} ${(bottom - top) * height}`}
        role="img"
        aria-label={t("picture", { route: routeName })}
        className="block h-auto w-full min-w-[1440px] shrink-0"
      >
        <circle cx={sun.x} cy={sun.y} r={sun.radius} className="fill-sun" />
        <path d={far} className="fill-hill-1" />
        <path d={middle} className="fill-hill-2" />
        <path d={near} className="fill-hill-3" />
        <path d={`${way}H${width}V${height}H0Z`} className="fill-hill-4" />
        <g className="fill-none" strokeLinejoin="round" strokeLinecap="round">
          {/* Rendered twice, sent once. */}
          <defs>
            <path id="hero-way" d={way} />
          </defs>
          <use href="#hero-way" className="stroke-casing stroke-[8]" />
          <use href="#hero-way" className="stroke-arrow stroke-[4]" />
        </g>
        <g className="text-[13px] font-semibold">
          {labels.map((label) => (
            <g key={label.name} className={shownFrom(width - leftEdge(label))}>
              <circle cx={label.x} cy={label.y} r="5" className="fill-surface stroke-hill-dot stroke-[2.5]" />
              <text x={label.textX} y={label.textY} textAnchor={label.anchor} className="fill-ink-2">
                {label.name}
              </text>
            </g>
          ))}
        </g>
      </svg>
    </div>
  );
}

const fontSize = 13;

function leftEdge({ name, textX, anchor }: HeroLabel): number {
  const length = textWidth(name, fontSize, true);
  return textX - (anchor === "start" ? 16 : anchor === "middle" ? length / 2 : length);
}

/** Small screens show the right-hand part of the picture: names that would be cut off there are hidden. */
function shownFrom(neededWidth: number): string {
  if (neededWidth < 320) return "";
  if (neededWidth < 360) return "hidden min-[22.5rem]:block";
  if (neededWidth < 640) return "hidden sm:block";
  if (neededWidth < 768) return "hidden md:block";
  if (neededWidth < 1024) return "hidden lg:block";
  if (neededWidth < 1280) return "hidden xl:block";
  return "hidden min-[90rem]:block";
}
