import { termsOfServiceHead, termsOfService } from "../../content/terms-of-service.ts";
import { LegalText } from "./legal-text.tsx";

export default function TermsOfServicePage() {
  return <LegalText head={termsOfServiceHead} content={termsOfService} />;
}
