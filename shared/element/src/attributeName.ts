/** The attribute of a property: `menuLabel` is written `menu-label` in HTML. */
export function attributeName(property: string): string {
  return property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
