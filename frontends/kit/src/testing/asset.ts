/** Stands in for a picture or font in tests. */
export default '/asset';
