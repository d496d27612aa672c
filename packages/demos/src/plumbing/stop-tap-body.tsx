import { blue, copper } from "./iso/palette.ts";

const white = "#ffffff";

export function StopTapBody() {
  return (
    <>
      <clipPath id="plumbing-tap-body">
        <path d="M96 431H228C248 392 281 369 320 369S392 392 412 431H544V509H412C392 553 355 573 320 573S248 553 228 509H96Z" />
      </clipPath>
      <g stroke={blue.night} strokeWidth={6} strokeLinejoin="round">
        <path
          d="M96 428H226C246 388 280 366 320 366S394 388 414 428H544V512H414C394 556 360 576 320 576S246 556 226 512H96Z"
          fill={white}
        />
        <path
          d="M96 450H244C256 414 284 392 320 392S384 414 396 450H544V490H396C384 530 356 550 320 550S256 530 244 490H96Z"
          fill={blue.stream}
          stroke="none"
        />
        <path d="M84 446H150V494H84ZM490 446H556V494H490Z" fill={copper.body} />
        <path d="M84 462H150M84 480H150M490 462H556M490 480H556" strokeWidth={4} />
      </g>
      <g clipPath="url(#plumbing-tap-body)">
        <path
          d="M236 380C240 444 258 470 294 470V490C240 488 222 452 216 400ZM346 458C390 460 404 496 410 560H386C380 506 372 480 346 478Z"
          fill={white}
          stroke={blue.night}
          strokeWidth={6}
          strokeLinejoin="round"
        />
      </g>
      <g stroke={white} strokeWidth={5} fill="none" strokeLinecap="round" strokeLinejoin="round">
        <path d="M168 470h44l-12-9m12 9l-12 9M428 470h44l-12-9m12 9l-12 9" />
        <path d="M276 520q44 6 44-34" />
      </g>
    </>
  );
}
