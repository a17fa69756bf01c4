/** Replies of a gateway that is broken, for calls and for screens (N1). */

const nested = (open: string, close: string, depth = 100_000) => open.repeat(depth) + close.repeat(depth)
/** A granted reply with this JSON as its data. */
export const ok = (data: string, more = '') =>
  `{"result":true,"message":"İşlem Başarılı","code":200,"data":${data}${more}}`

/** Bodies that are not a reply to any call. */
export const malformedBodies: [string, BodyInit][] = [
  ['nothing', ''],
  ['blanks', '  \n'],
  ['a page of a proxy', '<!doctype html><title>Proxy</title>'],
  ['an incomplete envelope', '{"result":true,"data":['],
  ['a word', 'true'],
  ['null', 'null'],
  ['a number', '7'],
  ['text', '"İşlem Başarılı"'],
  ['a list', '[]'],
  ['a list of envelopes', `[${ok('[]')}]`],
  ['an empty envelope', '{}'],
  ['a result of text', '{"result":"true","data":[]}'],
  ['a result of 1', '{"result":1,"data":[]}'],
  ['a result of null', '{"result":null,"data":[]}'],
  ['a result of "false"', '{"result":"false","message":"Hayır"}'],
  ['a result in an object', '{"result":{"ok":true},"data":[]}'],
  ['no result', '{"message":"İşlem Başarılı","code":200,"data":[]}'],
  ['another envelope', '{"success":true,"payload":[]}'],
  ['two documents', `${ok('[]')}${ok('[]')}`],
  ['JSON with a comma too many', '{"result":true,"data":[],}'],
  ['single quotes', "{'result':true,'data':[]}"],
  ['NaN', '{"result":NaN}'],
  ['a script', 'callback({"result":true})'],
  ['UTF-16', new Uint8Array([0xff, 0xfe, 0x7b, 0, 0x7d, 0])],
  ['bytes that are not text', new Uint8Array([0xc3, 0x28, 0xa0, 0xff])],
  ['compressed bytes', new Uint8Array([0x1f, 0x8b, 8, 0, 0, 0])],
  ['XML', '<?xml version="1.0"?><result>true</result>'],
  ['a prototype instead of a result', '{"__proto__":{"result":true},"data":[]}']
]

/** Bodies that take long to parse. They fail independent of the call, so a few calls suffice. */
export const largeBodies: [string, string][] = [
  ['lists nested 100,000 deep', nested('[', ']')],
  ['objects nested 50,000 deep', ok(nested('{"a":', '}', 50_000).replace('}', '0}'))],
  ['3 MB', `{"result":true,"data":"${'x'.repeat(3_000_000)}"}`]
]
/** Data that no call accepts. Calls without reply data, or with optional reply data, ignore it. */
export const malformedData: [string, string][] = [
  ['text as data', ok('"rows"')],
  ['a number as data', ok('7')],
  ['true as data', ok('true')],
  ['a filled list in a list', ok('[["a"]]')],
  ['text in a list', ok('["a","b"]')],
  ['pagination of text', ok('[]', ',"pagination":"48"')],
  ['a negative total', ok('[]', ',"pagination":{"total":-1}')],
  ['a total of an object', ok('[]', ',"pagination":{"total":{"hidden":1}}')]
]

/** Values that no field of a reply accepts, or that only few do. */
export const wrongFields: [string, unknown][] = [
  ['an object', { hidden: { deep: 1 } }],
  ['a list', ['hidden']],
  ['text', 'hidden'],
  ['true', true],
  ['a negative number', -1],
  ['a fraction', 0.005],
  ['a number beyond 2^53', 1e21],
  ['an amount with a decimal comma', '1.234,56'],
  ['a day that does not exist', '2026-02-30'],
  ['10,000 letters', 'x'.repeat(10_000)],
  ['null', null],
  ['a list of lists', [[['hidden']]]],
  ['the name of a prototype', '__proto__']
]

/** Statuses of errors other than 403 and 500, which decide by themselves. */
export const errorStatuses = [400, 401, 404, 409, 413, 429, 501, 502, 503, 504]
