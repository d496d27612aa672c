import { Car } from "./hero/car.tsx";
import { CarPaints } from "./hero/car-paints.tsx";
export default function DetailingDemoPage() {
  return <div style={{ background: "#041114" }}><svg viewBox="0 0 2000 1000" style={{width:"100%"}}><CarPaints /><Car /></svg></div>;
}
