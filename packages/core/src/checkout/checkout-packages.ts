export { findPackage } from "@brightwren/functions/contracts/checkout-packages";
