import { expect, it } from '@jest/globals';
import type { ApiProblem } from '@pusula/frontend-kit/api';
import { fieldProblems } from '@pusula/frontend-kit/editing';
import { certificatesForm } from '../coach-profile/certificates-form.ts';
import { coachingForm } from '../coach-profile/coaching-form.ts';
import { profileForm } from '../profile/profile-form.ts';

const refusal = (message: string, ...paths: string[]): ApiProblem => ({
  kind: 'VALIDATION_ERROR',
  message,
  fallback: 'errors.general',
  status: 400,
  requestId: null,
  details: paths.map((path) => ({ path, problem: 'not as it should be' })),
});

it('finds the fields that a refusal is about, by path or by code', () => {
  expect(fieldProblems(refusal('VALIDATION_FAILED', 'city', 'phone'), profileForm.errorFields)).toEqual({
    city: 'fields:errors.cityUnknown',
    phone: 'fields:errors.phoneLength',
  });
  expect(fieldProblems(refusal('VALIDATION_FAILED', 'linkedIn'), coachingForm.errorFields)).toEqual({
    linkedIn: 'fields:errors.links.linkedIn',
  });
  expect(fieldProblems(refusal('EMPTY_CATEGORIES'), coachingForm.errorFields)).toEqual({ categories: 'coaching:errors.categories' });
  expect(fieldProblems(refusal('INVALID_CERTIFICATE_DATE', 'certificates.0.issueDate'), certificatesForm.errorFields)).toEqual({
    certificates: 'INVALID_CERTIFICATE_DATE',
  });
});

it('finds none for what another try may mend', () => {
  expect(fieldProblems(refusal('SERVICE_UNAVAILABLE'), profileForm.errorFields)).toEqual({});
});
