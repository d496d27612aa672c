-- Written by `npm run brand` from packages/brand. Change that, not this.
select set_config('brand.owner', 'The Brightwren Studio', false);
