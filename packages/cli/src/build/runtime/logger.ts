/**
 * In the shell, instead of Module Federation's logger, which is for bundlers, too: the console says what it has to say.
 * That makes the first load of every page smaller.
 */
export const createLogger = (): Console => console;

export const [bindLoggerToCompiler, createInfrastructureLogger, infrastructureLogger, logger] =
  [] as undefined[];
