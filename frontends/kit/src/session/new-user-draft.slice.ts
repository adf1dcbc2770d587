import {
  type AuthenticationType,
  type CertificateDraft,
  EMAIL_SHAPE,
  foldEmail,
  type GENDERS,
  type Language,
  type SocialProfile,
} from '@pusula/contracts';
import { createSlice, type PayloadAction } from '@pusula/frontend-kit/slices';

/**
 * What somebody who signs up has told so far (specification section 3), as they typed it. The password and a provider's token have no place in it,
 * because it is written down.
 */
export type NewUserDraft = {
  userType: 'member' | 'coach';
  status: 'enabled';
  isDeleted: false;
  authenticationType: AuthenticationType;
  /** Empty or valid. */
  email: string;
  /** A password was chosen on this draft; it has to be asked for again after a reload. */
  hasPassword: boolean;
  /** A coach who fills in the coaching profile after signing up. */
  completesLater: boolean;
  firstName: string;
  middleName: string;
  lastName: string;
  username: string;
  gender: (typeof GENDERS)[number] | '';
  /** ISO 8601; parts that are not chosen yet are empty: `1990--05`. */
  birthday: string;
  city: string;
  country: 'TR';
  phoneCode: string;
  phone: string;
  imageUrl: string;
  imageFileName: string;
  /** What headline and bio are written in; empty until it is chosen. */
  textLanguage: Language | '';
  headline: string;
  bio: string;
  website: string;
  linkedIn: string;
  instagram: string;
  facebook: string;
  categories: string[];
  certificates: CertificateDraft[];
  agreedToTerms: boolean;
};

const fresh: NewUserDraft = {
  userType: 'member',
  status: 'enabled',
  isDeleted: false,
  authenticationType: 'Basic',
  email: '',
  hasPassword: false,
  completesLater: false,
  firstName: '',
  middleName: '',
  lastName: '',
  username: '',
  gender: '',
  birthday: '',
  city: '',
  country: 'TR',
  phoneCode: '90',
  phone: '',
  imageUrl: '',
  imageFileName: '',
  textLanguage: '',
  headline: '',
  bio: '',
  website: '',
  linkedIn: '',
  instagram: '',
  facebook: '',
  categories: [],
  certificates: [],
  agreedToTerms: false,
};

const validOrEmpty = (value: string): string => {
  const email = foldEmail(value);
  return EMAIL_SHAPE.test(email) ? email : '';
};

/** What the person tells on the wizard's pages; the address and the way to sign in have actions of their own. */
export type DraftAnswers = Partial<Omit<NewUserDraft, 'email' | 'authenticationType' | 'status' | 'isDeleted' | 'country'>>;
type Brought = { authenticationType: AuthenticationType; profile: SocialProfile };

const slice = createSlice({
  name: 'newUserDraft',
  initialState: fresh,
  reducers: {
    answered: (state, { payload }: PayloadAction<DraftAnswers>): NewUserDraft => ({ ...state, ...payload }),
    /** Only a valid address is taken (specification section 4). It makes a sign-up that a provider began one by password. */
    emailGiven: (state, { payload }: PayloadAction<string>): NewUserDraft => {
      const email = validOrEmpty(payload);
      if (!email) return state;
      return { ...state, email, authenticationType: 'Basic', hasPassword: state.authenticationType === 'Basic' && state.hasPassword };
    },
    /** A provider says who it is: shown and editable, nothing of it saved. What it does not know stays as it was. */
    broughtByProvider: (state, { payload: { authenticationType, profile } }: PayloadAction<Brought>): NewUserDraft => {
      const { firstName, middleName, lastName, gender, facebook, website } = profile;
      const known = Object.fromEntries(
        Object.entries({ firstName, middleName, lastName, gender, facebook, website }).filter(([, value]) => Boolean(value)),
      );
      return { ...state, ...known, authenticationType, email: validOrEmpty(profile.email), hasPassword: false };
    },
    restored: (_state, { payload }: PayloadAction<Partial<NewUserDraft>>): NewUserDraft => ({ ...fresh, ...payload }),
    /** Back to the defaults. */
    reset: () => fresh,
    /** The draft has done its work, or is given up: nothing of it stays, nor does the register token. */
    cleared: () => fresh,
  },
});

export const newUserDraft = slice.actions;
export const newUserDraftReducer = slice.reducer;
/** Whether nothing has been told yet. */
export const isFresh = (draft: NewUserDraft): boolean => draft === fresh;
export const selectNewUserDraft = (state: { newUserDraft: NewUserDraft }): NewUserDraft => state.newUserDraft;
