import { renderToString } from "react-dom/server";
import { IntlProvider } from "use-intl";
import { expect, it } from "vitest";

import { photos } from "#messages/es/administration/photos.ts";
import { UploadCard } from "./upload-card.tsx";

const upload = {
  id: 1,
  file: new File(["x"], "rota.jpg"),
  preview: null,
  alt: "La fachada",
  state: "refused",
  progress: 0,
  problem: "Esta imagen está dañada.",
} as const;

function render(altError: string | null, problem: string | null): string {
  return renderToString(
    <IntlProvider locale="es" messages={{ photos } as never} timeZone="UTC">
      <UploadCard
        upload={{ ...upload, problem }}
        altError={altError}
        onDescribe={() => undefined}
        onCancel={() => undefined}
      />
    </IntlProvider>,
  );
}

it("says what is wrong with a file without calling its description wrong", () => {
  const page = render(null, upload.problem);
  expect(page).toContain(upload.problem);
  expect(page).not.toContain('aria-invalid="true"');
  expect(render("Falta.", null)).toContain('aria-invalid="true"');
});
