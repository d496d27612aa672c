import type { StoredEnquiry } from "../enquiries/enquiry-mail.ts";

export const sampleEnquiry: StoredEnquiry = {
  id: "5f0c2c1e-6d0f-4c57-9a3e-0b6f3a2f7c11",
  first_name: "Jane",
  last_name: "Doe",
  email: "jane@example.com",
  phone: "01632 960 123",
  business_type: "Bakery",
  package: "Standard - £39.99/month",
  message: "Hello,\n\ncould you rebuild our site?\nWe are in Truro.",
  created_at: "2026-11-20T09:26:00Z",
};
