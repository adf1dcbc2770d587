import { Navigate, useLocation } from 'react-router-dom';
import { readSearchAddress, resultsPath } from './search-address.ts';

/** A site search link, `/search?q={term}`, leads to the results (specification section 2). */
export const SearchRedirect = () => <Navigate to={resultsPath(readSearchAddress(useLocation().search))} replace />;
