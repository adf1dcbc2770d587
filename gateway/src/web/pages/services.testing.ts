import { type CategoryNode, categorySlug, coachSlug, type PublicCoach, statusOf, UNSAID_PUBLIC_FACTS } from '@pusula/contracts';
import { type Answerer, sendJson } from '../../testing/upstream.ts';

export const COACH = '01k9000000000000000000000c';
export const CATEGORY = '01k9000000000000000000000d';
/** Deleted; its coaches went to CATEGORY. */
export const GONE = '01k9000000000000000000000g';
export const UNKNOWN = '01k9000000000000000000000z';

/** What the services know; a test says what is different. */
export const known: { person: Partial<PublicCoach>; categoryName: string } = { person: {}, categoryName: 'Liderlik' };

export const coach = (): PublicCoach => {
  const names = { firstName: 'Elif', lastName: 'Sarıkaya', ...known.person };
  return {
    id: COACH,
    slug: coachSlug({ id: COACH, ...names }),
    imageUrl: '/pictures/elif/640.jpg',
    profileImage: '/pictures/elif/640.jpg',
    city: 'İstanbul',
    country: 'TR',
    phone: null,
    ...UNSAID_PUBLIC_FACTS,
    website: 'https://elif.example',
    yearsOfPractice: 9,
    certificates: [],
    updatedAt: '2026-11-01T10:00:00.000Z',
    headline: 'İlk kez ekip yönetenlere eşlik ediyorum.',
    bio: 'On iki yıl yazılım ekipleri yönettim.',
    textLanguage: 'tr',
    sharingPicture: `/pictures/coaches/${COACH}/tr-0123456789abcdef.jpg`,
    categories: [{ id: CATEGORY, name: known.categoryName, slug: categorySlug(CATEGORY, known.categoryName) }],
    ...names,
    ...known.person,
  };
};
export const category = (language: string): CategoryNode => {
  const [nameTr, nameEn] = [known.categoryName, 'Leadership'];
  const [slugTr, slugEn] = [categorySlug(CATEGORY, nameTr), categorySlug(CATEGORY, nameEn)];
  const spoken = language === 'en' ? { name: nameEn, slug: slugEn } : { name: nameTr, slug: slugTr };
  const words = { nameTr, nameEn, slugTr, slugEn, descriptionTr: '', descriptionEn: '', description: '', ...spoken };
  const sharingPicture = `/pictures/categories/${CATEGORY}/${language}-0123456789abcdef.jpg`;
  return { id: CATEGORY, sharingPicture, parentId: '0', status: 'active', order: 0, version: 1, coachCount: 4, categories: [], ...words };
};

/** The profile and catalog services, with one coach and one category. */
export const playServices: Answerer = (request, _body, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  const [id, language = ''] = [searchParams.get('id'), searchParams.get('language') ?? 'tr'];
  const answers: Readonly<Record<string, object | undefined>> = {
    '/api/coach/get-coach-by-id': id === COACH ? { coach: coach() } : undefined,
    '/api/category/get-category-by-id': id === CATEGORY ? { categories: [category(language)], parents: [] } : undefined,
    '/api/category/get-categories': { categories: [category(language)] },
    '/api/internal/category-successor': { successorId: id === GONE ? CATEGORY : null },
  };
  const answer = answers[pathname];
  if (answer) return sendJson(response, 200, { success: true, ...answer });
  const errorMessage = pathname.includes('coach') ? 'COACH_NOT_FOUND' : 'CATEGORY_NOT_FOUND';
  sendJson(response, statusOf(errorMessage), { success: false, errorMessage });
};
