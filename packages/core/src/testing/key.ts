/** A 3072-bit public key. Its private key was discarded, so that values encrypted by tests cannot be decrypted. */
export const testPublicKey = `-----BEGIN PUBLIC KEY-----
MIIBojANBgkqhkiG9w0BAQEFAAOCAY8AMIIBigKCAYEAsmnm3Ft34d2myGV4veIs
CFt8PzwrgIvUjAECI5eUWrxBC37VpgmQARod8N06KpNi+tUO8PH+NPkdMfj96b/q
z8XjgDbb+zf+y0XKLCromgeY/AgYSeJL8g5MZ/YMf+Qw7vhgLpclgsaiLudpHR/X
jozp/GZF33pjVlHnuQ/mKrnFesH3oZpkTEjkc75zUe50q7mH/OmgZevfmGAIiV6o
KZydan8xgDNgi15v5tYVX8pFVT+OEenDqtviQwpJjF0ia/4QMF+V/orUVHNQdNot
+4g1qVRFuWyIbi4DFF54hf5W39lIgpR3iNlXOCBDxEbrDIX0SCErCO2/1i1Un5XN
WIz8HJeBcySCAG3ckRXP6vhJg3PX//SKGDZRz8lXEtm9Gf4hVqBpDSOPK39r2mtK
RbkmkQCt1airlAX2gA0dsVCRUwF9gOFxGo26/jHAuGK7ApNDvqrjvXuvX+fnJPuK
/hNPyrtKP5CTSlTXZIBQJ+Z94hofZtU1l5mjf5oB90GpAgMBAAE=
-----END PUBLIC KEY-----
`
