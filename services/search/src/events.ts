import { accountErased, categoryChanged, categoryExamplesChanged, coachChanged } from '@pusula/contracts';
import { on } from '@pusula/service-kit';
import { projectCategoryExamples } from './categories/category-examples.ts';
import { keepCategory } from './categories/keep-category.ts';
import { eraseCoach } from './coaches/erase-coach.ts';
import { keepCoach } from './coaches/keep-coach.ts';

/** What this service hears. */
export const events = () => [
  on(coachChanged, keepCoach(), { inBatches: true }),
  on(categoryChanged, keepCategory(), { inBatches: true }),
  on(categoryExamplesChanged, projectCategoryExamples(), { inBatches: true }),
  on(accountErased, eraseCoach(), { inBatches: true }),
];
