/**
 * Where the pictures of shared links are: the service that owns the subject draws them. Behind it stands `{id}/{language}-{version}.jpg`; the version is made of
 * what the picture shows, so that an edited headline has another address.
 */
export const SHARING_PICTURES = { coach: '/pictures/coaches/', category: '/pictures/categories/' } as const;

/** Pure: whether an address asks for the picture of a shared link, which is drawn for whoever asks. */
export const isSharingPicture = (url: string): boolean => Object.values(SHARING_PICTURES).some((place) => url.startsWith(place));

/** What every preview takes, in pixels. */
export const SHARING_PICTURE_SIZE = { width: 1200, height: 630 } as const;
