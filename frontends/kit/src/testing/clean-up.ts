/** Takes what a test has drawn out of the document: its hooks are for every spec of a room, not for the first that loads it. */
import '@testing-library/react';
