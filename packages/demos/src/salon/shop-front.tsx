import art from "./art.module.css";

const bottles = [
  { x: 300, h: 60, tone: art.clay },
  { x: 336, h: 44, tone: art.madder },
  { x: 372, h: 72, tone: art.rose },
  { x: 412, h: 52, tone: art.ochre },
  { x: 562, h: 56, tone: art.madder },
  { x: 600, h: 78, tone: art.clay },
  { x: 640, h: 46, tone: art.oxblood },
];

function Window() {
  return (
    <g>
      <path className={art.blush} d="M262 262C330 250 620 250 700 262V500H262Z" />
      <path className={art.milk} d="M262 262C330 250 470 250 480 256V500H262Z" />
      {bottles.map(({ x, h, tone }) => (
        <path
          key={x}
          className={tone}
          d={`M${x} 448V${448 - h + 14}C${x} ${448 - h} ${x + 8} ${448 - h} ${x + 9} ${448 - h - 18}H${x + 17}C${x + 18} ${448 - h} ${x + 26} ${448 - h} ${x + 26} ${448 - h + 14}V448Z`}
        />
      ))}
      <path className={art.umber} d="M254 446H708V462H254Z" />
      <path className={art.oxblood} d="M476 250H488V500H476ZM254 256H266V504H254ZM696 256H708V504H696Z" />
      <path
        className={art.oxblood}
        d="M520 256H532V300H520ZM526 296C566 296 590 322 592 352H460C462 322 486 296 526 296Z"
      />
      <circle className={art.ochre} cx="526" cy="356" r="15" />
    </g>
  );
}

export function ShopFront() {
  return (
    <g transform="translate(590 0)">
      <g className={art.lift}>
        <path className={art.madder} d="M58 640V150L108 92H712L764 150V640Z" />
      </g>
      <path className={art.deep} d="M58 150L108 92H712L764 150V170H58Z" />
      <path
        className={art.deep}
        d="M120 196h54v14h-54zM640 206h60v14h-60zM84 380h24v14h-24zM722 330h30v14h-30zM76 500h34v14h-34zM724 470h28v14h-28zM720 590h36v14h-36z"
      />
      <g className={art.lift}>
        <path className={art.oxblood} d="M92 180C250 172 560 172 730 180L726 244C560 238 260 238 96 244Z" />
      </g>
      <text className={art.sign} x="411" y="227" textAnchor="middle">
        Marl &amp; Madder
      </text>
      <Window />
      <g className={art.lift}>
        <path className={art.oxblood} d="M244 500H718V560H244Z" />
        <path className={art.deep} d="M262 514H470V546H262ZM490 514H700V546H490Z" />
      </g>
      <g className={art.lift}>
        <path className={art.oxblood} d="M112 604V330C112 270 226 270 226 330V604Z" />
        <path className={art.ochre} d="M122 604V334C122 284 216 284 216 334V604Z" />
        <path className={art.milk} d="M136 400V338C140 304 198 304 202 338V400Z" />
        <path
          className={art.clay}
          d="M136 424H162V484H136ZM176 424H202V484H176ZM136 504H162V584H136ZM176 504H202V584H176Z"
        />
        <circle className={art.oxblood} cx="206" cy="446" r="6" />
      </g>
      <path className={art.umber} d="M96 604H242V622H96Z" />
      <g className={art.lift}>
        <path className={art.oxblood} d="M746 250H816V258H746Z" />
        <path
          className={art.ochre}
          d="M770 270C770 262 818 262 818 270V290H770ZM772 288h6v46h-6zM781 288h6v46h-6zM790 288h6v46h-6zM799 288h6v46h-6zM808 288h6v46h-6z"
        />
      </g>
      <g className={art.lift}>
        <path
          className={art.leaf}
          d="M660 566C620 540 616 500 626 476C650 490 664 530 664 560C668 516 684 470 712 456C724 490 706 540 672 568C700 540 736 528 756 540C746 570 700 580 668 574Z"
        />
        <path className={art.clay} d="M628 564H708L698 626H638Z" />
      </g>
    </g>
  );
}
