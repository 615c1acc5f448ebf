import * as styles from '../../Scene/Scene.module.css';

/** Jars and a box of good things. */
export function Jars() {
  return (
    <>
      <path className={styles.shade} d="M252 344h296l-10 90q-1 10-12 10H274q-11 0-12-10Z" />
      <path className={styles.fire} d="M230 236h76v102h-76Z" />
      <path className={styles.leaf} d="M324 208h84v130h-84Z" />
      <path className={styles.ink} d="M426 240h70v98h-70Z" />
      <path className={styles.plain} d="M514 262h60v76h-60Z" />
      <path
        className={styles.paper}
        d="M224 212h88v26h-88ZM318 182h96v28h-96ZM420 216h82v26h-82ZM508 240h72v24h-72Z"
      />
      <path
        className={styles.paperLine}
        strokeWidth="6"
        opacity="0.6"
        d="M244 256v60M340 232v82M440 260v56M526 280v40"
      />
      <path className={styles.plain} d="M236 334h328q8 0 8 9t-8 9H236q-8 0-8-9t8-9Z" />
      <path
        className={styles.fire}
        d="M400 428c-30-18-44-32-44-48 0-20 30-26 44-6 14-20 44-14 44 6 0 16-14 30-44 48Z"
      />
    </>
  );
}
