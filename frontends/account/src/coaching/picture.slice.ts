import type { ReplyOf } from '@pusula/frontend-kit/api';
import { createSlice, type PayloadAction } from '@pusula/frontend-kit/slices';

export type UploadedPicture = Pick<ReplyOf<'POST /auth/upload-profile-picture'>, 'imageUrl' | 'fileName'>;
type PictureState = {
  /** The share that has left the browser, 0 to 1. */
  readonly progress: number;
  /** What is on its way, or waits for another try. */
  readonly dataUrl: string;
  /** What the last upload answered, until the next one begins. */
  readonly uploaded: UploadedPicture | null;
};

const nothing: PictureState = { progress: 0, dataUrl: '', uploaded: null };

const slice = createSlice({
  name: 'picture',
  initialState: nothing,
  reducers: {
    /** A picture was cropped; the saga sends it. */
    chosen: (_state, { payload: dataUrl }: PayloadAction<string>): PictureState => ({ progress: 0, dataUrl, uploaded: null }),
    sent: (state, { payload: progress }: PayloadAction<number>): PictureState => ({ ...state, progress }),
    /** It lies on the server now: whoever keeps pictures writes its name down. */
    uploaded: (_state, { payload }: PayloadAction<UploadedPicture>): PictureState => ({ progress: 1, dataUrl: '', uploaded: payload }),
    /** Another page is shown: what was sent from an earlier one is none of its business. */
    settled: (): PictureState => nothing,
  },
});

export const picture = slice.actions;
export const pictureReducer = slice.reducer;
export const selectPicture = (state: { picture: PictureState }): PictureState => state.picture;

/** Request key of the upload. */
export const PICTURE_UPLOAD = 'coaching/picture';
