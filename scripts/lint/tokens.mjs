/**
 * The tokens that matter for the lint: words, punctuation and string literals. Comments, regular expressions and the
 * text of templates are skipped; code inside a template's ${} is not.
 * @param {string} text
 * @returns {{ text: string, line: number, isString: boolean }[]}
 */
export function tokens(text) {
  const pattern =
    /\/\/.*|\/\*[\s\S]*?\*\/|'(?:\\[\s\S]|[^'\\\n])*'|"(?:\\[\s\S]|[^"\\\n])*"|[\p{ID_Start}$_#][\p{ID_Continue}$]*|\d[\w.]*|\s+|[\s\S]/uy;
  const regExp = /\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+\/\w*/uy;
  const templateText = /(?:\\[\s\S]|\$(?!\{)|[^`\\$])*(`|\$\{)/uy;
  /** @type {{ text: string, line: number, isString: boolean }[]} */
  const found = [];
  /** Braces open inside each template expression we are in. @type {number[]} */
  const depths = [];
  let at = 0;
  let line = 1;
  /** @param {RegExp} what @param {number} from */
  const match = (what, from) => {
    what.lastIndex = from;
    return what.exec(text);
  };
  /** @param {string} piece */
  const pass = (piece) => {
    at += piece.length;
    line += piece.split('\n').length - 1;
  };
  const passTemplate = () => {
    const piece = match(templateText, at);
    if (piece === null) return pass(text.slice(at));
    pass(piece[0]);
    if (piece[1] !== '`') depths.push(0);
  };
  while (at < text.length) {
    const piece = match(pattern, at)?.[0] ?? text.slice(at);
    const previous = found.at(-1);
    const depth = depths.at(-1);
    if (piece === '`') {
      pass(piece);
      found.push({ text: '`', line, isString: false });
      passTemplate();
    } else if (piece === '}' && depth === 0) {
      depths.pop();
      pass(piece);
      passTemplate();
    } else if (piece === '/' && !(previous !== undefined && endsOperand(previous))) {
      pass(match(regExp, at)?.[0] ?? piece);
      found.push({ text: ')', line, isString: false });
    } else {
      const isString = /^['"]/.test(piece) && piece.length > 1;
      if (!/^(\s|\/[/*])/.test(piece)) found.push({ text: isString ? piece.slice(1, -1) : piece, line, isString });
      if (depth !== undefined && piece === '{') depths[depths.length - 1] = depth + 1;
      if (depth !== undefined && piece === '}') depths[depths.length - 1] = depth - 1;
      pass(piece);
    }
  }
  return found;
}

/**
 * Whether a slash after this token divides, rather than opens a regular expression.
 * @param {{ text: string, isString: boolean }} token
 */
function endsOperand({ text, isString }) {
  if (isString || /^[)\]}`]$/.test(text)) return true;
  return (
    /^[\p{ID_Continue}$#]/u.test(text) &&
    !/^(return|typeof|case|in|of|do|else|void|delete|throw|new|yield|await)$/.test(text)
  );
}
