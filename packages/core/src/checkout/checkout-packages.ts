export {
  checkoutPackages,
  type CheckoutPackage,
  type PriceId,
} from "@brightwren/functions/contracts/checkout-packages";
