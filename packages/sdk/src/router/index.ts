/**
 * The router for remotes. Use the kit's `Link` for links. A separate module, because sharing all of
 * react-router-dom between builds would disable its tree shaking.
 */
export { Navigate, useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
