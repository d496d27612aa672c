import art from "./art.module.css";
import { ShopFront } from "./shop-front.tsx";

const rows = [-1360, -680, 0];

function Roofs() {
  return (
    <>
      <g className={art.lift}>
        <path
          className={art.clay}
          d="M-20 640V500L40 430L100 500V640ZM206 640V470L270 400L334 470V640ZM430 640V480H600V640Z"
        />
        <path className={art.umber} d="M424 484L452 424H590L608 484Z" />
        <path className={art.umber} d="M300 430V384H322V454ZM470 424V392H492V424Z" />
      </g>
      <g className={art.lift}>
        <path
          className={art.madder}
          d="M88 640V506H226V640ZM320 640V520L378 458L436 520V640ZM586 640V500L634 446L690 500V640Z"
        />
        <path className={art.deep} d="M80 510L104 462H212L234 510ZM112 462V436H132V462Z" />
      </g>
      <path
        className={art.blush}
        d="M30 520h20v30h-20zM116 536h24v32h-24zM168 536h24v32h-24zM258 490h24v36h-24zM366 534h24v36h-24zM462 512h26v36h-26zM530 512h26v36h-26zM624 514h22v32h-22z"
      />
      <path className={art.oxblood} d="M-30 640V588C60 570 140 580 220 590C340 604 460 574 660 590V640Z" />
    </>
  );
}

function Tower() {
  return (
    <g className={art.lift} transform="translate(14 78)">
      <path
        className={art.rose}
        d="M486 640V176L492 130L500 172H520L528 148L536 172H562L570 148L578 172H598L606 130L612 176V640Z"
      />
      <path
        className={art.clay}
        d="M520 220C520 196 544 196 544 220V280H520ZM556 220C556 196 580 196 580 220V280H556Z"
      />
      <path className={art.clay} d="M486 312H612V322H486Z" />
    </g>
  );
}

export function ShopPicture({ className }: { className: string | undefined }) {
  return (
    <svg viewBox="0 0 1440 640" className={className} aria-hidden="true">
      <path
        className={art.milk}
        d="M1010 10C1180 0 1330 120 1340 292C1346 440 1250 600 1010 620C790 620 668 480 672 310C680 140 830 22 1010 10Z"
      />
      <path
        className={art.rose}
        d="M-2000 640V560C-1200 500 -500 600 100 500C320 466 420 420 560 430C800 446 1100 380 1600 420V640Z"
      />
      <Tower />
      {rows.map((x) => (
        <g key={x} transform={`translate(${x} 0)`}>
          <Roofs />
        </g>
      ))}
      <g className={art.lift}>
        <path className={art.clay} d="M1350 640V300L1420 210L1500 300H2000V640Z" />
        <path className={art.blush} d="M1394 350h44v64h-44zM1394 460h44v64h-44z" />
      </g>
      <ShopFront />
      <path className={art.oxblood} d="M-2000 624C-600 616 800 614 2000 622V650H-2000Z" />
    </svg>
  );
}
