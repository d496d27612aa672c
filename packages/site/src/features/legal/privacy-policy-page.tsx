import { privacyPolicyHead, privacyPolicy } from "../../content/privacy-policy.ts";
import { LegalText } from "./legal-text.tsx";

export default function PrivacyPolicyPage() {
  return <LegalText head={privacyPolicyHead} content={privacyPolicy} />;
}
