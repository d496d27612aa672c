import car from "../hero/car.svg?no-inline";

type QuarterProps = { blur: number; index: number; className: string | undefined };

export function Quarter({ blur, index, className }: QuarterProps) {
  const filter = blur > 0 ? `url(#detailing-finish-${index})` : undefined;
  return (
    <svg
      className={className}
      viewBox="1830 520 1330 1040"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      {blur > 0 && (
        <defs>
          <filter id={`detailing-finish-${index}`} x="-5%" y="-5%" width="110%" height="110%">
            <feGaussianBlur stdDeviation={blur} />
          </filter>
        </defs>
      )}
      <rect x="1900" y="400" width="1300" height="1000" fill="#051a1e" />
      <g filter={filter}>
        <use href={`${car}#paint`} />
        <use href={`${car}#lamps`} />
      </g>
    </svg>
  );
}
