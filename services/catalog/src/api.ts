import * as contracts from '@pusula/contracts';
import { serve } from '@pusula/service-kit/service';
import { categoryImpact } from './categories/category-impact.ts';
import { categorySuccessor } from './categories/category-successor.ts';
import { createCategory } from './categories/create-category.ts';
import { deleteCategory } from './categories/delete-category.ts';
import { getCategories } from './categories/get-categories.ts';
import { getCategoryById } from './categories/get-category-by-id.ts';
import { getCategoryExamples } from './categories/get-category-examples.ts';
import { listCategories } from './categories/list-categories.ts';
import { undoCategoryAction } from './categories/undo-category-action.ts';
import { updateCategory } from './categories/update-category.ts';
import { updateCategoryExamples } from './categories/update-category-examples.ts';
import type { Deps } from './deps.ts';

/** What this service serves. */
export const api = (deps: Deps) => [
  serve(contracts.getCategories, getCategories(deps)),
  serve(contracts.getCategoryById, getCategoryById(deps)),
  serve(contracts.createCategory, createCategory(deps)),
  serve(contracts.updateCategory, updateCategory(deps)),
  serve(contracts.deleteCategory, deleteCategory(deps)),
  serve(contracts.listCategories, listCategories(deps)),
  serve(contracts.categoryImpact, categoryImpact(deps)),
  serve(contracts.categoryExamples, getCategoryExamples(deps)),
  serve(contracts.updateCategoryExamples, updateCategoryExamples(deps)),
  serve(contracts.undoCategoryAction, undoCategoryAction(deps)),
  serve(contracts.categorySuccessor, categorySuccessor(deps)),
];
