### Without a network: new versions, and thoughts that break down.

thought-broke-down = Something went wrong while thinking. The game goes on.
new-version = There is a new version of Colorito.
new-version-take = Use it
new-version-others = Close the other pages of Colorito first: they go on with the version they were opened with.
