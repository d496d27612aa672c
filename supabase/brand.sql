-- Written by `npm run brand` from packages/brand. Do not edit.
select set_config('brand.owner', 'Nell Charlton', false);
