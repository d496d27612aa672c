import { bloomPlants } from "./bloom-plants.ts";
import { Plant } from "./botany/plant.tsx";
import { blooms } from "./content.ts";
import { letterPlants } from "./letter-plants.ts";
import { garland } from "./suite-plants.ts";
import { bowlFlowers, bowlParsley, swag } from "./table-plants.ts";

const plants = {
  letter: letterPlants,
  garland,
  parsley: bowlParsley,
  bowl: bowlFlowers,
  swag,
  ...Object.fromEntries(blooms.map((bloom) => [`bloom-${bloom.id}`, bloomPlants(bloom)])),
};

export default function PressedFlowers() {
  return (
    <svg viewBox="0 0 1200 840">
      {Object.entries(plants).map(([id, marks]) => (
        <g key={id} id={id}>
          <Plant marks={marks} />
        </g>
      ))}
    </svg>
  );
}
