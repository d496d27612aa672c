type ShedSectionProps = { className: string | undefined; notesClassName: string | undefined };

/** A cross-section of the studio: light from the south window to the chair, the darkroom under the stairs. */
export function ShedSection({ className, notesClassName }: ShedSectionProps) {
  return (
    <svg
      viewBox="0 0 1440 620"
      width="1440"
      height="620"
      className={className}
      role="img"
      aria-label="Section through the studio: light falls from a tall south window, across the loft, on to a chair; the darkroom lies beneath and the bay outside."
    >
      <path d="M0 560H1440V620H0Z" fill="#15161a" />
      <path d="M0 520 C60 512 120 528 180 520 C240 512 300 528 350 522 V562 H0Z" fill="#9d9d9d" />
      <path d="M350 500 H430 V562 H350Z" fill="#15161a" />
      <path d="M520 92 V300 L940 424 H1064 V258Z" fill="#ffdd00" />
      <path d="M-400 -195 L520 92 V300 L-400 28Z" fill="#ffdd00" opacity="0.75" />
      <g fill="none" stroke="#15161a" strokeWidth="10" strokeLinejoin="miter">
        <path d="M486 84 L812 22 L1260 190 M520 78 V96 M520 300 V560 M1216 174 V560 M516 428 H1216" />
      </g>
      <g stroke="#15161a" strokeWidth="4" fill="none">
        <path d="M520 96 V300 M510 96 H530 M510 164 H530 M510 232 H530 M510 300 H530" />
        <path d="M812 22 V120 M660 51 L812 120 L1010 97 M520 120 H1076" strokeWidth="5" />
        <path d="M1120 560 V500 H1196 V560 M1134 498 c-4 -26 2 -34 18 -34 c16 0 22 8 18 34Z M1170 480 l16 -10 M1140 462 c2 -14 22 -14 24 0" />
        <path d="M1216 428 L1110 428 M900 560 L1090 428 M900 560 h26 v-18 h26 v-18 h26 v-18 h26 v-18 h26 v-18 h26 v-18 h26" />
      </g>
      <path d="M560 440 H850 V560 H560Z" fill="#15161a" />
      <circle cx="706" cy="470" r="9" fill="#ffdd00" />
      <path d="M600 520 h84 v40 h-84Z M706 506 h60 v54 h-60Z" fill="#3b3d44" />
      <path d="M726 506 v-34 h20 v34Z M716 470 h40 v8 h-40Z" fill="#6d7078" />
      <path
        transform="translate(1966 0) scale(-1 1)"
        d="M942 424 L946 372 H990 L994 424 M946 372 L940 306 M940 318 H944"
        stroke="#15161a"
        strokeWidth="7"
        fill="none"
        strokeLinecap="round"
      />
      <g fill="#15161a">
        <path
          transform="translate(1966 0) scale(-1 1)"
          d="M968 280 C982 280 988 290 986 302 C984 310 980 314 978 318 C992 322 998 330 996 346 L992 372 H1024 L1030 424 H1016 L1012 384 H962 C954 384 950 378 952 368 L956 334 C957 324 962 320 966 318 C958 312 954 306 954 298 C954 288 960 280 968 280Z"
        />
        <path d="M726 424 L752 344 L778 424 M752 344 V424" stroke="#15161a" strokeWidth="5" fill="none" />
        <path d="M722 318 H770 V350 H722Z M770 326 H786 V342 H770Z" />
        <path d="M690 300 C700 300 706 307 705 317 C704 323 701 327 698 329 C708 332 712 340 712 350 L722 338 L728 344 L712 366 L706 362 L706 390 L710 424 H698 L690 394 L684 424 H672 L676 388 L674 346 C674 336 680 331 686 329 C680 325 677 320 677 314 C677 306 683 300 690 300Z" />
      </g>
      <path d="M1060 424 V150" stroke="#15161a" strokeWidth="4" />
      <path d="M1064 150 H1076 V424 H1064Z" fill="#fff" stroke="#15161a" strokeWidth="3" />
      <g
        className={notesClassName}
        fill="#15161a"
        fontFamily="var(--font-text)"
        fontSize="27"
        fontStyle="italic"
      >
        <path d="M1216 400 H1254 M1180 482 H1254" stroke="#15161a" strokeWidth="4" />
        <text x="30" y="600" fill="#f2f2f2">
          the bay
        </text>
        <text x="1262" y="408">
          daylight loft
        </text>
        <text x="578" y="496" fill="#f2f2f2">
          darkroom
        </text>
        <text x="1262" y="490">
          tea, if it is twelve
        </text>
        <text x="1250" y="546">
          Lantern Slip
        </text>
      </g>
      <g fill="none" stroke="#15161a" strokeWidth="4">
        <path d="M330 210 c14 -14 26 -10 30 2 c8 -12 22 -12 30 2 M410 150 c10 -10 19 -7 22 2 c6 -9 16 -9 22 2" />
      </g>
    </svg>
  );
}
