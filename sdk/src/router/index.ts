/**
 * The router, as remotes see it; links are made with the kit's `Link`. A module of its own because
 * sharing the whole of react-router-dom between builds would switch its tree shaking off.
 */
export { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
/** For a page that only sends on. @planned */
export { Navigate } from 'react-router-dom';
