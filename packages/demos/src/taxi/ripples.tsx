/**
 * Ripples over the reflections: the sign and the cab on wide screens, only the sign on phones, and the distant lamps.
 */
export function Ripples() {
  return (
    <>
      <filter id="taxi-ripple" x="-5%" y="-10%" width="110%" height="130%">
        <feTurbulence
          type="fractalNoise"
          baseFrequency="0.006 0.085"
          numOctaves="2"
          seed="7"
          result="waves"
        />
        <feDisplacementMap
          in="SourceGraphic"
          in2="waves"
          scale="44"
          xChannelSelector="R"
          yChannelSelector="G"
        />
        <feGaussianBlur stdDeviation="1.2 5" />
      </filter>
      <filter id="taxi-ripple-small" x="-5%" y="-10%" width="110%" height="130%">
        <feTurbulence type="fractalNoise" baseFrequency="0.012 0.14" numOctaves="2" seed="7" result="waves" />
        <feDisplacementMap
          in="SourceGraphic"
          in2="waves"
          scale="16"
          xChannelSelector="R"
          yChannelSelector="G"
        />
        <feGaussianBlur stdDeviation="0.8 3" />
      </filter>
      <filter id="taxi-smear" x="-100%" y="-10%" width="300%" height="130%">
        <feTurbulence type="fractalNoise" baseFrequency="0.01 0.07" numOctaves="2" seed="3" result="waves" />
        <feDisplacementMap
          in="SourceGraphic"
          in2="waves"
          scale="36"
          xChannelSelector="R"
          yChannelSelector="G"
        />
        <feGaussianBlur stdDeviation="5 12" />
      </filter>
    </>
  );
}
