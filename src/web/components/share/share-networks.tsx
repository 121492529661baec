import { buttonLook } from "#web/ui/controls/button.tsx";
import { BrandIcon } from "#web/ui/icons/brand-icon.tsx";

/** Plain links that share an address on WhatsApp and Facebook. */
export function ShareNetworks({ url, text }: { url: string; text: string }) {
  const whatsapp = `https://wa.me/?${new URLSearchParams({ text: `${text} ${url}` }).toString()}`;
  const facebook = `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: url }).toString()}`;
  const look = buttonLook("secondary", "sm");
  return (
    <>
      <a href={whatsapp} target="_blank" rel="noopener noreferrer" className={look}>
        <BrandIcon of="whatsapp" />
        WhatsApp
      </a>
      <a href={facebook} target="_blank" rel="noopener noreferrer" className={look}>
        <BrandIcon of="facebook" />
        Facebook
      </a>
    </>
  );
}
