/** Id of the form of wishes: buttons elsewhere on the page belong to it, so that they work without a script. */
export const wishesForm = "wishes";
