// Whether changed sources still compile: mutants that do not are no rules broken.
import ts from 'typescript';

/** A broken rule may leave something unused or unreachable. */
const LENIENT = {
  noUnusedLocals: false,
  noUnusedParameters: false,
  allowUnreachableCode: true,
  allowUnusedLabels: true,
};

/**
 * @param {string} config the path of a tsconfig.json
 * @returns {(file: string, text: string) => boolean} whether a file of that project compiles with another text
 */
export function createCompiler(config) {
  const { fileExists, readFile, readDirectory, directoryExists, getDirectories, getCurrentDirectory } = ts.sys;
  const project = ts.getParsedCommandLineOfConfigFile(config, LENIENT, {
    fileExists,
    readFile,
    readDirectory,
    getCurrentDirectory,
    useCaseSensitiveFileNames: ts.sys.useCaseSensitiveFileNames,
    onUnRecoverableConfigFileDiagnostic: () => {},
  });
  if (project === undefined) throw new Error(`${config} cannot be read`);
  const { fileNames, options } = project;
  let changed = { file: '', text: '', version: 0 };
  const service = ts.createLanguageService({
    fileExists,
    readFile,
    directoryExists,
    getDirectories,
    getCurrentDirectory,
    getCompilationSettings: () => options,
    getScriptFileNames: () => fileNames,
    getScriptVersion: (file) => (file === changed.file ? `${changed.version}` : '0'),
    getScriptSnapshot(file) {
      const text = file === changed.file ? changed.text : readFile(file);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getDefaultLibFileName: ts.getDefaultLibFilePath,
  });
  return (file, text) => {
    changed = { file, text, version: changed.version + 1 };
    return service.getSyntacticDiagnostics(file).length + service.getSemanticDiagnostics(file).length === 0;
  };
}
