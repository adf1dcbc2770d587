import { accountErased, categoryChanged, categoryExamplesChanged, coachChanged } from '@pusula/contracts';
import { on } from '@pusula/service-kit/service';
import { projectCategoryExamples } from './categories/category-examples.ts';
import { projectCategory } from './categories/project-category.ts';
import { eraseCoach } from './coaches/erase-coach.ts';
import { projectCoach } from './coaches/project-coach.ts';
import type { Deps } from './deps.ts';
import { noteChangedPage } from './index-now/note-changed-page.ts';

/** What this service consumes. */
export const events = ({ indexNow }: Pick<Deps, 'indexNow'>) => [
  on(coachChanged, noteChangedPage(indexNow, 'coach', projectCoach()), { inBatches: true }),
  on(categoryChanged, noteChangedPage(indexNow, 'category', projectCategory()), { inBatches: true }),
  on(categoryExamplesChanged, projectCategoryExamples(), { inBatches: true }),
  on(accountErased, eraseCoach(), { inBatches: true }),
];
