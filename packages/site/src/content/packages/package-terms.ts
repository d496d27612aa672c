export const popularLabel = "Most Popular";
