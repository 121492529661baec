/** Hills with a way that loses itself among them. */
export function ErrorHills() {
  return (
    <svg
      viewBox="0 0 1440 180"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
      className="block h-36 w-full md:h-44"
    >
      <path className="fill-hill-1" d="M0 92C190 40 330 34 520 70s310 46 480 4 300-44 440 2v104H0Z" />
      <path className="fill-hill-2" d="M0 128c160-52 300-46 470-16s330 40 520-4 320-30 450 8v64H0Z" />
      <path className="fill-hill-4" d="M0 160c220-36 380-34 620-18s520 10 820-14v52H0Z" />
      <path
        className="fill-none stroke-casing stroke-[8]"
        strokeLinecap="round"
        d="M-10 166c210-30 390-28 560-18 110 7 160-2 190-22"
      />
      <path
        className="fill-none stroke-arrow stroke-[4]"
        strokeLinecap="round"
        d="M-10 166c210-30 390-28 560-18 110 7 160-2 190-22"
      />
    </svg>
  );
}
