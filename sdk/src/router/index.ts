/**
 * The router, as remotes see it; links are made with the kit's `Link`. A module of its own because
 * sharing the whole of react-router-dom between builds would switch its tree shaking off.
 */
export { Navigate, useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
